/// What is measured of a part of a test.
public protocol XCTMetric: NSObjectProtocol {}
