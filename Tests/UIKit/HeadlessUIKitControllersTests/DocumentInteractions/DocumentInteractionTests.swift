import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

/// Apple's documentation of `UIDocumentInteractionController` and its delegate.
@MainActor
@Suite("Previews and menus of a file") struct DocumentInteractionTests {
    private final class Host: UIViewController, UIDocumentInteractionControllerDelegate {
        var log: [String] = []

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController? { self }

        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            log.append("will preview")
        }

        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            log.append("did end")
        }

        func documentInteractionControllerWillPresentOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { log.append("will present") }

        func documentInteractionControllerDidDismissOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { log.append("did dismiss") }
    }

    private func inWindow(_ body: (Host, UIDocumentInteractionController, VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let (window, host) = (UIWindow(), Host())
            window.rootViewController = host
            window.makeKeyAndVisible()
            let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/reports/May.pdf"))
            body(host, document, UIApplication.shared.clock)
        }
    }

    @Test("A document has the name and the type of its file, unless others are set")
    func values() {
        inWindow { _, document, _ in
            #expect(document.name == "May.pdf" && document.uti == "com.adobe.pdf")
            document.name = "Report"
            #expect(document.name == "Report")
        }
    }

    @Test("A preview is presented from the delegate's controller, and ends when it is dismissed")
    func preview() {
        inWindow { host, document, clock in
            #expect(!document.presentPreview(animated: false))
            document.delegate = host
            #expect(document.presentPreview(animated: true))
            clock.advance(by: .seconds(1))
            #expect(host.presentedViewController?.title == "May.pdf" && host.log == ["will preview"])
            document.dismissPreview(animated: true)
            clock.advance(by: .seconds(1))
            #expect(host.presentedViewController == nil && host.log == ["will preview", "did end"])
        }
    }

    @Test("The actions are presented beside a view, and the delegate is told of their end")
    func menu() {
        inWindow { host, document, clock in
            document.delegate = host
            #expect(document.presentOptionsMenu(from: .zero, in: host.view, animated: true))
            clock.advance(by: .seconds(1))
            #expect(host.presentedViewController is UIActivityViewController && host.log == ["will present"])
            #expect(!document.presentOptionsMenu(from: .zero, in: host.view, animated: true))
            document.dismissMenu(animated: true)
            clock.advance(by: .seconds(1))
            #expect(host.presentedViewController == nil && host.log == ["will present", "did dismiss"])
        }
    }
}
