import Pictures
import Robot
import Testing

@MainActor @Suite("Pictures of popovers", .robot(on: .iPad)) struct PopoverPictureTests {
    @Test("A popover has a shadow and a line around it where it is shown, and none once it is gone")
    func edge() {
        let root = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = root
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        let before = Picture(of: UIScreen.main).description
        root.present(popover, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!before.contains("shadow"))
        #expect(Picture(of: UIScreen.main).description.contains("shadow"))
        root.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(Picture(of: UIScreen.main).description == before)
    }
}
