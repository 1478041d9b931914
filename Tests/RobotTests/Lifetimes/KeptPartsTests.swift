import Robot
import Testing

/// The parts of a screen outlive it when a test or the application's code keeps them.
@MainActor @Suite("Parts that outlive their screen", .robot.leftovers(.ignored))
struct KeptPartsTests {
    /// Something that is shown, and gone again.
    struct Whole: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Shows it over or in a controller, and returns the objects that must be gone at the end.
        let show: @MainActor @Sendable (UIViewController) -> [AnyObject]

        init(_ name: String, _ show: @escaping @MainActor @Sendable (UIViewController) -> [AnyObject]) {
            testDescription = name
            self.show = show
        }
    }

    @Test(
        "Each part that outlives its screen can still be laid out, touched and read",
        arguments: WholesToKeepPartsOf.all)
    func poke(whole: Whole) throws {
        let parts = try parts(of: whole)
        #expect(parts.views.count > 1)
        // Not what it reports matters, but that there is an end to it.
        _ = parts.poke()
        TimeLapse.advance(by: .seconds(2))
        _ = parts.poke()
        TimeLapse.advance(by: .seconds(2))
    }

    private final class Weak {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private func parts(of whole: Whole) throws -> KeptParts {
        var (parts, wholes): (KeptParts?, [Weak]) = (nil, [])
        show(whole, &parts, &wholes)
        for window in UIApplication.shared.windows {
            window.rootViewController?.dismiss(animated: false)
            window.endEditing(true)
        }
        TimeLapse.advance(by: .seconds(2))
        for window in UIApplication.shared.windows {
            window.rootViewController = nil
            window.isHidden = true
        }
        TimeLapse.advance(by: .seconds(2))
        #expect(wholes.compactMap(\.object).map { "\(type(of: $0))" } == [])
        return try #require(parts)
    }

    private func show(_ whole: Whole, _ parts: inout KeptParts?, _ wholes: inout [Weak]) {
        let screen = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = screen
        wholes = (whole.show(screen) + [screen]).map { Weak($0) }
        TimeLapse.advance(by: .seconds(1))
        parts = KeptParts(of: UIApplication.shared.shownWindows)
    }
}
