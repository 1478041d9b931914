/// A number of seconds, as Core Animation calls it.
public typealias CFTimeInterval = Double
