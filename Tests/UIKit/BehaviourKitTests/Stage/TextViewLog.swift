import UIKit

/// A text view's delegate that logs each call.
final class TextViewLog: NSObject, UITextViewDelegate {
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// A text view that is watched.
    func textView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.backgroundColor = .lightGray
        view.autocorrectionType = .no
        view.autocapitalizationType = .none
        view.delegate = self
        return view
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        stage.log("shouldBeginEditing")
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { stage.log("didBeginEditing") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        stage.log("shouldEndEditing")
        return true
    }

    func textViewDidEndEditing(_ textView: UITextView) { stage.log("didEndEditing") }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        stage.log("shouldChange \(range.location)+\(range.length) to \(text.debugDescription)")
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        stage.log("didChange: \((textView.text ?? "").debugDescription)")
    }

    func textViewDidChangeSelection(_ textView: UITextView) { stage.logOnce("didChangeSelection") }
}
