public import InputEvents

/// The udev rules of this package, which give the seated user the pointing devices.
public enum UdevRules {
  /// The name of their file; it sorts behind the rules that tell what a device is, and before those that give
  /// seats their rights.
  public static let fileName = "70-scrolltrace.rules"

  /// Where udev looks for rules; a file in an earlier folder hides one of the same name in a later.
  public static let folders = [
    "/etc/udev/rules.d", "/run/udev/rules.d", "/usr/local/lib/udev/rules.d", "/usr/lib/udev/rules.d",
    "/lib/udev/rules.d",
  ]

  /// The rules, the same as `udev/70-scrolltrace.rules`: who has but the program can install them too.
  public static let text = """
    # Lets whoever sits at the machine (the active session of a seat) record pointing devices and play into
    # virtual ones, without root. Whatever types is left alone on purpose: see README.md beside this file.
    ACTION=="remove", GOTO="scrolltrace_end"
    SUBSYSTEM=="misc", KERNEL=="uinput", TAG+="uaccess", OPTIONS+="static_node=uinput"
    SUBSYSTEM!="input", GOTO="scrolltrace_end"
    KERNEL!="event*", GOTO="scrolltrace_end"

    # Keyboards, also where a pointer is part of them.
    ENV{ID_INPUT_KEYBOARD}=="1", GOTO="scrolltrace_end"
    # udev calls a keyboard only what has all of the first keys. The last word of this list of bits stands for the
    # keys that write text: a device that has any of them types too.
    ENV{ID_INPUT_KEY}=="1", ATTRS{capabilities/key}!="* 0|0", GOTO="scrolltrace_end"

    ENV{ID_INPUT_TOUCHPAD}=="1", TAG+="uaccess"
    ENV{ID_INPUT_MOUSE}=="1", TAG+="uaccess"
    ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess"
    ENV{ID_INPUT_POINTINGSTICK}=="1", TAG+="uaccess"
    ENV{ID_INPUT_TRACKBALL}=="1", TAG+="uaccess"
    LABEL="scrolltrace_end"

    """

  /// Whether the rules give the seated user a device.
  ///
  /// - Parameter device: The device, with udev's properties if it has any.
  /// - Returns: Whether they do.
  public static func cover(_ device: DeviceDescription) -> Bool {
    switch device.classify().deviceClass {
    case .touchpad, .mouse, .touchscreen, .pointingStick, .trackball: !types(device)
    case .tablet, .keyboard, .other, .unknown: false
    }
  }

  /// Whether a device writes text, whatever else it does.
  ///
  /// - Parameter device: The device, with udev's properties if it has any.
  /// - Returns: Whether it does.
  public static func types(_ device: DeviceDescription) -> Bool {
    // Up to here go the keys of the first word of the kernel's list; letters and digits are among them.
    device.udev("ID_INPUT_KEYBOARD") == "1" || device.codes(.key).contains { $0 < Int.bitWidth }
  }
}
