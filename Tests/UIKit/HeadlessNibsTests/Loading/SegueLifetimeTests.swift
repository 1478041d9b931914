import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The life of segues") struct SegueLifetimeTests {
    @Test("An unwind segue keeps neither the controllers that it led between nor itself")
    func unwinding() throws {
        let files = try bundle([
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first">
            <scenes>
            <scene sceneID="s1"><objects>
            \(controller(
                "first", class: "LoadedList",
                connections: "<segue destination=\"next\" kind=\"presentation\" identifier=\"next\" animates=\"NO\" id=\"p\"/>"))
            </objects></scene>
            <scene sceneID="s2"><objects>
            \(controller(
                "next", class: "LoadedController",
                connections: """
                <segue destination="next-exit" kind="unwind" identifier="back" unwindAction="unwindToList:" id="u"/>
                """))
            </objects></scene>
            </scenes>
            </document>
            """
        ])
        weak var list: UIViewController?
        weak var next: UIViewController?
        try UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIStoryboard(name: "Main", bundle: files)
                .instantiateInitialViewController()
            window.makeKeyAndVisible()
            list = window.rootViewController
            list?.performSegue(withIdentifier: "next", sender: nil)
            next = try #require(list?.presentedViewController)
            UIView.performWithoutAnimation { next?.performSegue(withIdentifier: "back", sender: nil) }
            #expect(list?.presentedViewController == nil)
            window.rootViewController = nil
            window.isHidden = true
        }
        #expect(list == nil && next == nil)
    }
}
