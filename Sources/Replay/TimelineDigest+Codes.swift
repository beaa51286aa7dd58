import ScrollModel

extension ScrollTargetBehaviorSetting {
  /// A number for the digest: the kind; what belongs to it shows in the targets.
  var code: Int64 {
    switch self {
    case .automatic: 0
    case .paging: 1
    case .viewAligned: 2
    case .custom: 3
    }
  }
}

extension SceneReport {
  /// A number for the digest.
  var code: Int64 {
    switch self {
    case .deadControl(_, .noPosition): 0
    case .deadControl(_, .unknownPosition): 1
    case .deadControl(_, .atEnd): 2
    case .unreachable: 3
    case .unknown: 4
    case .misalignedPage: 5
    case .unknownBehavior: 6
    case .refreshBlocked: 7
    case .noAffordance: 8
    case .unsignalledOverflow: 9
    }
  }
}
