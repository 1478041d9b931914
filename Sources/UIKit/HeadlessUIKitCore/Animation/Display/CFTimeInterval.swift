/// A number of seconds, by Core Animation's name.
public typealias CFTimeInterval = Double
