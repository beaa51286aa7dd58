/// A time or a span of time in microseconds.
///
/// Every time in this package is such a 64-bit integer; nothing that is accumulated is a floating-point number.
public typealias Microseconds = Int64
