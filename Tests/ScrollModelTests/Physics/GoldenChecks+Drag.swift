import ScrollInput
import ScrollModel
import Testing

extension GoldenChecks {
  @Sendable static func rubberBand(_ row: GoldenRow) throws {
    let band = RubberBand(coefficient: try row.input("coefficient"), length: try row.input("range"))
    try row.compare(band.shown(raw: row.input("offset"), in: row.input("min")...row.input("max")), "offset")
    switch row.inputs["input"]?.text {
    case "touch": #expect(band.coefficient == UIKitConstants.touchRubberBand)
    case "indirect": #expect(band.coefficient == UIKitConstants.trackpadRubberBand)
    default: break
    }
  }

  @Sendable static func pixelRound(_ row: GoldenRow) throws {
    try row.compare(PixelGrid(scale: row.input("scale")).rounded(row.input("offset")), "offset")
  }

  @Sendable static func minOffset(_ row: GoldenRow) throws {
    let grid = PixelGrid(scale: try row.input("scale"))
    try row.compare(
      ContentRange.minimum(startInset: row.input("inset"), base: row.input("base"), grid: grid), "value")
  }

  @Sendable static func maxOffset(_ row: GoldenRow) throws {
    let value = ContentRange.maximum(
      content: try row.input("content"), endInset: try row.input("inset"), length: try row.input("bounds"),
      minimum: 0)
    try row.compare(value, "value")
  }

  /// Points in seconds; the row's velocity in points per second.
  @Sendable static func panVelocity(_ row: GoldenRow) throws {
    let points = try #require(row.inputs["last_points"]?.list).map { point in
      (
        time: try #require(point.object?["t"]?.number) * 1000,
        place: Vector(
          x: try #require(point.object?["x"]?.number), y: try #require(point.object?["y"]?.number))
      )
    }
    let first = try #require(points.first)
    var pan = PanRecognizer(downAt: first.time, at: first.place)
    for point in points.dropFirst() { pan.move(at: point.time, to: point.place) }
    try row.compare(pan.velocity.x * 1000, "vx")
    try row.compare(pan.velocity.y * 1000, "vy")
  }

  @Sendable static func panVelocitySequence(_ row: GoldenRow) throws {
    try row.compare(pan(row).velocity.y * 1000, "vy")
  }

  /// The rows of one recording follow each other: what recognition took is frozen by an earlier row.
  @Sendable static func panTranslation(_ row: GoldenRow) throws {
    let start = try row.inputs("start")
    let gesture = GoldenFile.recordedRows.filter {
      $0.kind == row.kind && $0.inputs["start"]?.numbers == start
    }
    var pan = PanRecognizer(downAt: 0, at: Vector(x: start[0], y: start[1]))
    for (index, earlier) in gesture.enumerated() {
      let place = try earlier.inputs("current")
      pan.move(at: Double(index + 1) * 16, to: Vector(x: place[0], y: place[1]))
      if earlier.id == row.id { break }
    }
    row.compare(pan.isRecognized, "recognized")
    try row.compare(pan.translation.x, "tx")
    try row.compare(pan.translation.y, "ty")
    let removed = try row.inputs("hysteresis_removed")
    row.compare(pan.removed.x, removed[0], "removed x")
    row.compare(pan.removed.y, removed[1], "removed y")
  }

  @Sendable static func panTranslationSequence(_ row: GoldenRow) throws {
    let pan = try pan(row)
    row.compare(pan.isRecognized, "recognized")
    try row.compare(pan.translation.y, "ty")
  }

  /// A pan along y whose times are given, or equally far apart.
  private static func pan(_ row: GoldenRow) throws -> PanRecognizer {
    let places = try row.inputs("y")
    let times = try row.inputs["t"]?.numbers ?? places.indices.map { Double($0) * (try row.input("dt")) }
    var pan = PanRecognizer(downAt: times[0] * 1000, at: Vector(x: 0, y: places[0]))
    for index in places.indices.dropFirst() {
      pan.move(at: times[index] * 1000, to: Vector(x: 0, y: places[index]))
    }
    return pan
  }
}
