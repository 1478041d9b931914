import FailureReporting
import HeadlessUIKit
import Testing

/// A property that is set to a value that is not finite.
struct BadNumber: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: String
    /// Sets it; returns whether the old value is kept.
    let isKept: @MainActor @Sendable () -> Bool

    init(_ property: String, _ value: String = "nan", _ isKept: @escaping @MainActor @Sendable () -> Bool) {
        (testDescription, self.value, self.isKept) = (property, value, isKept)
    }
}

/// Sets a property; returns whether it has kept its value.
@MainActor
private func keeps<Owner, Value: Equatable>(
    _ owner: Owner, _ path: WritableKeyPath<Owner, Value>, _ bad: Value
) -> Bool {
    var owner = owner
    let old = owner[keyPath: path]
    owner[keyPath: path] = bad
    return owner[keyPath: path] == old
}

private let insets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
private let directional = NSDirectionalEdgeInsets(top: 0, leading: .infinity, bottom: 0, trailing: 0)
private let insetsText = "(top nan, left 0, bottom 0, right 0)"
private let directionalText = "(top 0, leading inf, bottom 0, trailing 0)"

@MainActor
@Suite("Numbers that are not finite") struct BadNumberTests {
    @Test("A number that is not finite is a failure that names it, and the old value is kept", arguments: all)
    func isKept(_ bad: BadNumber) {
        UIApplication.withShared(UIApplication()) {
            var isKept = false
            let texts = FailureCollector.failures { isKept = bad.isKept() }.map(\.text)
            #expect(
                texts == [
                    "The \(bad.testDescription) was set to \(bad.value), which is not finite. The old value is kept."
                ])
            #expect(isKept)
        }
    }

    @Test(
        "A size that a font or a device is made with and that is not finite is a failure, and another is used"
    )
    func made() {
        var texts: [String] = []
        func note(_ body: () -> Void) { texts += FailureCollector.failures(of: body).map(\.text) }
        note { #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12) }
        note { #expect(UIFont.systemFont(ofSize: 17).withSize(.infinity).pointSize == 12) }
        note {
            let device = DeviceProfile(
                name: "Toy", idiom: .phone, size: CGSize(width: CGFloat.nan, height: 5), scale: .infinity,
                safeAreaInsets: insets)
            #expect(device.size == CGSize(width: 1, height: 1))
            #expect(device.scale == 1)
            #expect(device.safeAreaInsets == .zero)
        }
        #expect(
            texts == [
                "The size of a font is nan, which is not finite. 12 is used instead.",
                "The size of a font is inf, which is not finite. 12 is used instead.",
                "The size of the device \"Toy\" is nan×5, which is not finite. 1×1 is used instead.",
                "The scale of the device \"Toy\" is inf, which is not finite. 1 is used instead.",
                "The safeAreaInsets of the device \"Toy\" is \(insetsText), which is not finite."
                    + " (top 0, left 0, bottom 0, right 0) is used instead.",
            ])
        // Zero is documented, and not a failure.
        #expect(FailureCollector.failures { _ = UIFont.systemFont(ofSize: 0) }.isEmpty)
    }

    @Test("A custom detent that resolves to NaN is one failure, and is left out")
    func detent() {
        let detent = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in .nan }
        let sheet = UIViewController()
        let texts = UIApplication.withShared(UIApplication()) {
            FailureCollector.failures {
                let window = UIWindow()
                let root = UIViewController()
                window.rootViewController = root
                window.makeKeyAndVisible()
                sheet.modalPresentationStyle = .pageSheet
                sheet.sheetPresentationController?.detents = [detent]
                root.present(sheet, animated: false)
                UIApplication.shared.clock.advance(by: .seconds(1))
                UIApplication.shared.closeWindows()
            }.map(\.text)
        }
        #expect(
            texts == ["The custom detent \"small\" resolved to nan, which is not finite. It is left out."])
    }

    nonisolated static let all =
        gestures + controllers + views + texts + lists + configurations + devices

    nonisolated private static let gestures = [
        BadNumber("minimumPressDuration of UILongPressGestureRecognizer") {
            keeps(UILongPressGestureRecognizer(), \.minimumPressDuration, .nan)
        },
        BadNumber("allowableMovement of UILongPressGestureRecognizer") {
            keeps(UILongPressGestureRecognizer(), \.allowableMovement, .nan)
        },
        BadNumber("scale of UIPinchGestureRecognizer") { keeps(UIPinchGestureRecognizer(), \.scale, .nan) },
        BadNumber("rotation of UIRotationGestureRecognizer", "inf") {
            keeps(UIRotationGestureRecognizer(), \.rotation, .infinity)
        },
        BadNumber("translation of UIPanGestureRecognizer", "(nan, 0)") {
            let pan = UIPanGestureRecognizer()
            pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
            return pan.translation(in: nil) == .zero
        },
    ]

    nonisolated private static let controllers = [
        BadNumber("preferredContentSize of UIViewController", "nan×1") {
            keeps(UIViewController(), \.preferredContentSize, CGSize(width: CGFloat.nan, height: 1))
        },
        BadNumber("additionalSafeAreaInsets of UIViewController", insetsText) {
            keeps(UIViewController(), \.additionalSafeAreaInsets, insets)
        },
        BadNumber("sourceRect of UIPopoverPresentationController", "(0 0; inf 1)") {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            guard let popover = controller.popoverPresentationController else { return false }
            popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
            return keeps(popover, \.sourceRect, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        },
        BadNumber("popoverLayoutMargins of UIPopoverPresentationController", insetsText) {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            guard let popover = controller.popoverPresentationController else { return false }
            return keeps(popover, \.popoverLayoutMargins, insets)
        },
        BadNumber("preferredPrimaryColumnWidth of UISplitViewController") {
            keeps(UISplitViewController(style: .doubleColumn), \.preferredPrimaryColumnWidth, .nan)
        },
        BadNumber("completionSpeed of UIPercentDrivenInteractiveTransition") {
            keeps(UIPercentDrivenInteractiveTransition(), \.completionSpeed, .nan)
        },
    ]

    nonisolated private static let views = [
        BadNumber("accessibilityFrame of UIView", "(nan 0; 1 1)") {
            keeps(UIView(), \.accessibilityFrame, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        },
        BadNumber("accessibilityActivationPoint of UIView", "(inf, 0)") {
            keeps(UIView(), \.accessibilityActivationPoint, CGPoint(x: CGFloat.infinity, y: 0))
        },
        BadNumber("verticalScrollIndicatorInsets of UIScrollView", insetsText) {
            keeps(UIScrollView(), \.verticalScrollIndicatorInsets, insets)
        },
        BadNumber("horizontalScrollIndicatorInsets of UIScrollView", insetsText) {
            keeps(UIScrollView(), \.horizontalScrollIndicatorInsets, insets)
        },
        BadNumber("lineWidth of UIBezierPath") { keeps(UIBezierPath(), \.lineWidth, .nan) },
        BadNumber("miterLimit of UIBezierPath") { keeps(UIBezierPath(), \.miterLimit, .nan) },
    ]

    nonisolated private static let texts = [
        BadNumber("minimumScaleFactor of UILabel") { keeps(UILabel(), \.minimumScaleFactor, .nan) },
        BadNumber("preferredMaxLayoutWidth of UILabel") { keeps(UILabel(), \.preferredMaxLayoutWidth, .nan) },
        BadNumber("lineSpacing of NSMutableParagraphStyle") {
            keeps(NSMutableParagraphStyle(), \.lineSpacing, .nan)
        },
        BadNumber("hyphenationFactor of NSMutableParagraphStyle") {
            keeps(NSMutableParagraphStyle(), \.hyphenationFactor, .nan)
        },
        BadNumber("tailIndent of NSMutableParagraphStyle", "-inf") {
            keeps(NSMutableParagraphStyle(), \.tailIndent, -.infinity)
        },
        BadNumber("bounds of NSTextAttachment", "(0 0; nan 1)") {
            keeps(NSTextAttachment(), \.bounds, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        },
    ]

    nonisolated private static let lists = [
        BadNumber("indentationWidth of UITableViewCell") {
            keeps(UITableViewCell(style: .default, reuseIdentifier: nil), \.indentationWidth, .nan)
        },
        BadNumber("separatorInset of UITableViewCell", insetsText) {
            keeps(UITableViewCell(style: .default, reuseIdentifier: nil), \.separatorInset, insets)
        },
        BadNumber("separatorInset of UITableView", insetsText) {
            keeps(UITableView(), \.separatorInset, insets)
        },
        BadNumber("indentationWidth of UICollectionViewListCell") {
            keeps(UICollectionViewListCell(frame: .zero), \.indentationWidth, .nan)
        },
        BadNumber("interSectionSpacing of UICollectionViewCompositionalLayoutConfiguration") {
            keeps(UICollectionViewCompositionalLayoutConfiguration(), \.interSectionSpacing, .nan)
        },
    ]

    nonisolated private static let configurations = [
        BadNumber("imagePadding of UIButton.Configuration") {
            keeps(UIButton.Configuration.plain(), \.imagePadding, .nan)
        },
        BadNumber("titlePadding of UIButton.Configuration", "inf") {
            keeps(UIButton.Configuration.plain(), \.titlePadding, .infinity)
        },
        BadNumber("contentInsets of UIButton.Configuration", directionalText) {
            keeps(UIButton.Configuration.plain(), \.contentInsets, directional)
        },
        BadNumber("cornerRadius of UIBackgroundConfiguration") {
            keeps(UIBackgroundConfiguration.clear(), \.cornerRadius, .nan)
        },
        BadNumber("backgroundInsets of UIBackgroundConfiguration", directionalText) {
            keeps(UIBackgroundConfiguration.clear(), \.backgroundInsets, directional)
        },
        BadNumber("imageToTextPadding of UIListContentConfiguration") {
            keeps(UIListContentConfiguration.cell(), \.imageToTextPadding, .nan)
        },
        BadNumber("directionalLayoutMargins of UIListContentConfiguration", directionalText) {
            keeps(UIListContentConfiguration.cell(), \.directionalLayoutMargins, directional)
        },
    ]

    nonisolated private static let devices = [
        BadNumber("size of the device \"iPhone SE (3rd generation)\"", "nan×667") {
            keeps(DeviceProfile.iPhoneSE, \.size, CGSize(width: CGFloat.nan, height: 667))
        },
        BadNumber("scale of the device \"iPhone SE (3rd generation)\"", "inf") {
            keeps(DeviceProfile.iPhoneSE, \.scale, .infinity)
        },
        BadNumber("safeAreaInsets of the device \"iPhone SE (3rd generation)\"", insetsText) {
            keeps(DeviceProfile.iPhoneSE, \.safeAreaInsets, insets)
        },
        BadNumber("statusBarHeight of the device \"iPhone SE (3rd generation)\"") {
            keeps(DeviceProfile.iPhoneSE, \.statusBarHeight, .nan)
        },
        BadNumber("batteryLevel of the device") { keeps(UIApplication.shared.device, \.batteryLevel, .nan) },
        BadNumber("displayScale of UITraitOverrides") {
            keeps(UIView(), \.traitOverrides.displayScale, .nan)
        },
    ]
}
