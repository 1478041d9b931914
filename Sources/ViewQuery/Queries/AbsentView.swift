import HeadlessUIKit

/// The empty view that stands for one that does not exist, which has been recorded as a failure.
///
/// Queries inside it and gestures on it do nothing: a failure for each would only repeat the first.
package final class AbsentView: UIView {}
