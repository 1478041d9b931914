import HeadlessUIKit
import TestSupport
import Testing

@testable import ViewQuery

/// The table of conditions on classes.
@Suite("Conditions on classes") struct ClassConditionsTests {
    @Test("A condition on a class is made once")
    func isMadeOnce() {
        #expect(
            ClassConditions.condition(on: UILabel.self) === ClassConditions.condition(on: UILabel.self))
        #expect(
            ClassConditions.condition(on: UILabel.self) !== ClassConditions.condition(on: UIButton.self))
    }

    @Test("Each of more classes than the table has places gets its condition")
    func holdsForItsClassAlone() {
        for _ in 0..<2 {
            for (index, viewClass) in Self.manyClasses.enumerated() {
                let condition = ClassConditions.condition(on: viewClass)
                #expect(condition.holds(for: viewClass))
                #expect(!condition.isExact)
                let other = Self.manyClasses[(index + 1) % Self.manyClasses.count]
                #expect(!condition.holds(for: other), "\(condition) for \(other)")
            }
        }
    }

    @Test("Threads that ask for the same classes at once get conditions on these")
    func isSafe() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    Self.manyClasses.allSatisfy { viewClass in
                        ClassConditions.condition(on: viewClass).holds(for: viewClass)
                    }
                }
            }
            for await areRight in group { #expect(areRight) }
        }
    }

    /// 400 classes.
    private static let manyClasses: [UIView.Type] = {
        let types: [Any.Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
            UInt32.self, UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self,
            Substring.self, Void.self, [Int].self, [Bool].self, [String].self,
        ]
        return types.flatMap { first in types.map { second in kind(first, second) } }
    }()

    private static func kind<First, Second>(_ first: First.Type, _ second: Second.Type) -> UIView.Type {
        Kind<First, Second>.self
    }
}

private final class Kind<First, Second>: UIView {}
