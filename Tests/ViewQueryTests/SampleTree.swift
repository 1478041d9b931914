import TestSupport
import ViewQuery

/// A subclass of a class of the framework's.
final class FancyLabel: UILabel {}

/// A window with one view for each way of being found or not.
///
/// ```text
/// window
///   header        title logo
///   form          email save (save.image save.title) fancy
///   hidden        inHidden
///   faint         inFaint
///   clipper       inClipper
///   aside         inAside
///   scroller      row lowRow
///   turned
/// ```
@MainActor
enum SampleTree {
    nonisolated static let names = """
        window header title logo form email save save.image save.title fancy hidden inHidden faint inFaint \
        clipper inClipper aside inAside scroller row lowRow turned
        """

    /// Builds the tree in the current application's key window.
    @discardableResult
    static func build() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        window.accessibilityIdentifier = "window"
        buildHeader(in: window)
        buildForm(in: window)
        let hidden = UIView().named("hidden", 0, 500, 390, 100, in: window)
        hidden.isHidden = true
        UILabel().named("inHidden", 0, 0, 50, 20, in: hidden).text = "Secret"
        let faint = UIView().named("faint", 0, 500, 390, 100, in: window)
        faint.alpha = 0
        UIView().named("inFaint", 0, 0, 50, 20, in: faint).tag = 3
        let clipper = UIView().named("clipper", 0, 700, 0, 0, in: window)
        clipper.clipsToBounds = true
        UIView().named("inClipper", 0, 0, 10, 10, in: clipper)
        let aside = UIView().named("aside", 390, 0, 100, 100, in: window)
        UIView().named("inAside", -50, 0, 20, 20, in: aside)
        let scroller = UIView().named("scroller", 0, 600, 100, 100, in: window)
        scroller.bounds.origin.y = 300
        UIView().named("row", 0, 300, 100, 20, in: scroller).tag = 3
        UIView().named("lowRow", 0, 700, 100, 20, in: scroller)
        // Lying it would reach into the window; standing upright it does not.
        let turned = UIView().named("turned", -60, 300, 100, 4, in: window)
        turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        return window
    }

    private static func buildHeader(in window: UIWindow) {
        let header = UIView().named("header", 0, 0, 390, 100, in: window)
        let title = UILabel().named("title", 10, 10, 100, 20, in: header)
        title.text = "Title"
        title.accessibilityLabel = "Heading"
        UIImageView().named("logo", 300, 10, 0, 0, in: header)
    }

    private static func buildForm(in window: UIWindow) {
        let form = UIView().named("form", 0, 100, 390, 400, in: window)
        let email = UITextField().named("email", 10, 10, 370, 44, in: form)
        email.placeholder = "Email"
        email.text = "ada@example.com"
        let save = UIButton().named("save", 10, 60, 100, 44, in: form)
        save.setTitle("Save", for: .normal)
        save.imageView?.accessibilityIdentifier = "save.image"
        save.titleLabel?.accessibilityIdentifier = "save.title"
        FancyLabel().named("fancy", 10, 120, 100, 20, in: form).text = "Title"
    }
}

extension Sequence<UIView> {
    /// The views' names, in order.
    @MainActor var names: String {
        map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }.joined(separator: " ")
    }
}

/// Runs `body` in an application of its own.
@MainActor
func inOwnApplication(_ body: () throws -> Void) rethrows {
    try UIApplication.withShared(UIApplication(), perform: body)
}
