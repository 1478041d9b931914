import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("UITargetedPreview") struct PreviewTests {
    @Test("A preview is where its view is, with a copy of the parameters")
    func place() {
        let (outer, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        outer.addSubview(view)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red
        let preview = UITargetedPreview(view: view, parameters: parameters)
        parameters.backgroundColor = .blue
        #expect(preview.target.container === outer && preview.target.center == CGPoint(x: 25, y: 40))
        #expect(preview.size == CGSize(width: 30, height: 40) && preview.parameters.backgroundColor == .red)
        let target = UIPreviewTarget(container: outer, center: .zero)
        let moved = preview.retargetedPreview(with: target)
        #expect(moved.target === target && moved.view === view && target.transform == .identity)
    }

    @Test("A view without a superview is a failure that names the initializer with a target")
    func withoutSuperview() {
        let view = UIView()
        view.accessibilityIdentifier = "card"
        let texts = FailureCollector.failures { _ = UITargetedPreview(view: view) }.map(\.text)
        #expect(
            texts == [
                "UIView #card cannot be a preview where it is: it has no superview."
                    + " Try: UITargetedPreview(view:parameters:target:)"
            ])
    }

    @Test("Lines of text are the visible part")
    func lines() {
        let rects = [CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 20, width: 80, height: 10)]
        let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
        #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 80, height: 30))
    }
}

@MainActor @Suite("Pointer styles") struct PointerStyleTests {
    @Test("Regions are equal by rectangle and identifier")
    func regions() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIPointerRegion(rect: rect, identifier: "a") == UIPointerRegion(rect: rect, identifier: "a"))
        #expect(UIPointerRegion(rect: rect, identifier: "a") != UIPointerRegion(rect: rect))
        #expect(UIPointerRegion(rect: rect) != UIPointerRegion(rect: .zero))
    }

    @Test("Styles keep what they were made with")
    func styles() {
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)
        let style = UIPointerStyle(effect: .hover(UITargetedPreview(view: view)))
        #expect(style.effect?.preview.view === view && style.shape == nil)
        let beam = UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
        #expect(beam.constrainedAxes == .vertical && beam.effect == nil)
        #expect(UIPointerStyle.hidden().isHidden && !UIPointerStyle.system().isHidden)
    }

    @Test("An interaction belongs to a view, and does not keep its delegate alive")
    func interaction() {
        final class Delegate: UIPointerInteractionDelegate {}
        let view = UIView()
        var delegate: Delegate? = Delegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
        delegate = nil
        #expect(interaction.delegate == nil)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}
