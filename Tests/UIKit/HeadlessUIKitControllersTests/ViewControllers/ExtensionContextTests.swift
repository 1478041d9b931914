import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Apple, UIViewController.extensionContext: the context of an extension's controller, `nil` in an application;
// NSExtensionContext.completeRequest(returningItems:completionHandler:): `expired` is whether the system ended it early.
@MainActor @Suite("Contexts of extensions") struct ExtensionContextTests {
    @Test("A controller has the context that it was asked with, and none in an application")
    func context() {
        let controller = UIViewController()
        #expect(controller.extensionContext == nil)
        let item = NSExtensionItem()
        item.attributedContentText = NSAttributedString(string: "A note")
        let context = NSExtensionContext(inputItems: [item])
        controller.beginRequest(with: context)
        #expect(controller.extensionContext === context)
        #expect(controller.extensionContext?.inputItems.first as? NSExtensionItem === item)
    }

    @Test("A request is completed with items once, and its handler is called in a turn of its own")
    func completing() {
        UIApplication.withShared(UIApplication()) {
            let context = NSExtensionContext()
            var expired: [Bool] = []
            context.completeRequest(returningItems: ["A"]) { expired.append($0) }
            #expect(context.isCompleted && context.returnedItems as? [String] == ["A"] && expired == [])
            UIApplication.shared.clock.advance(by: .zero)
            #expect(expired == [false])
            let texts = failureTexts { context.cancelRequest(withError: CocoaError(.userCancelled)) }
            #expect(texts == ["The request of the extension is over already, and its first end counts."])
            #expect(context.isCompleted && context.cancellationError == nil)
        }
    }

    @Test("A request is cancelled with an error")
    func cancelling() {
        let context = NSExtensionContext()
        context.cancelRequest(withError: CocoaError(.userCancelled))
        #expect((context.cancellationError as? CocoaError)?.code == .userCancelled)
        #expect(!context.isCompleted && context.returnedItems == nil)
    }
}
