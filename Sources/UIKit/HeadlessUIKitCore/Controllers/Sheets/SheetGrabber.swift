/// The small bar at the top of a sheet; a tap on it moves the sheet to its next detent.
final class SheetGrabber: UIView {
    private weak var sheet: UISheetPresentationController?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(frame: .zero)
        becomeAccessibilityElement("Sheet Grabber", [.button, .adjustable])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SheetGrabber.goOn))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the grabber's frame: centered at the sheet's top edge, and large enough to be touched.
    static func frame(in sheet: CGRect) -> CGRect {
        CGRect(x: sheet.midX - 38, y: sheet.minY, width: 76, height: 20)
    }

    override func drawContent(in context: CGContext) {
        context.fill(
            CGRect(x: bounds.midX - 18, y: bounds.minY + 5, width: 36, height: 5), radius: 2.5, .systemGray3)
    }

    private var stops: [SheetLayout.Stop] {
        guard let sheet, let container = sheet.container else { return [] }
        return SheetLayout(sheet, in: container).stops
    }

    private var index: Int? { stops.firstIndex { $0.identifier == sheet?.currentDetent } }

    // The value is the sheet's.
    override class var announcesChanges: Bool { false }

    override var accessibilityValue: String? {
        get {
            switch sheet?.currentDetent {
            case .medium?: "Half screen"
            case .large?: "Full screen"
            default: nil
            }
        }
        set { super.accessibilityValue = newValue }
    }

    private func goOn() {
        guard let index else { return }
        let stops = stops
        if stops.count > 1 { sheet?.userSelected(stops[(index + 1) % stops.count].identifier) }
    }

    override func accessibilityActivate() -> Bool {
        goOn()
        return true
    }

    override func accessibilityIncrement() { move(by: 1) }

    override func accessibilityDecrement() { move(by: -1) }

    private func move(by step: Int) {
        let stops = stops
        if let index, stops.indices.contains(index + step) {
            sheet?.userSelected(stops[index + step].identifier)
        }
    }
}

extension SheetGrabber: TopOfContainer {}
