import Foundation
import HeadlessUIKitCore

// What all controllers have.
extension ControllerPlan {
    func readController(_ reader: ElementReader) {
        set(reader.text("title"), \UIViewController.title)
        set(reader.bool("definesPresentationContext"), \UIViewController.definesPresentationContext)
        set(
            reader.bool("providesPresentationContextTransitionStyle"),
            \UIViewController.providesPresentationContextTransitionStyle)
        set(
            reader.choice("modalPresentationStyle", ControllerKind.presentationStyles),
            \UIViewController.modalPresentationStyle)
        set(
            reader.choice("modalTransitionStyle", ControllerKind.transitionStyles),
            \UIViewController.modalTransitionStyle)
        set(reader.bool("modalInPresentation"), \UIViewController.isModalInPresentation)
        set(reader.bool("hidesBottomBarWhenPushed"), \UIViewController.hidesBottomBarWhenPushed)
        set(
            reader.bool("automaticallyAdjustsScrollViewInsets"),
            \UIViewController.automaticallyAdjustsScrollViewInsets)
        set(
            reader.bool("extendedLayoutIncludesOpaqueBars"),
            \UIViewController.extendedLayoutIncludesOpaqueBars)
        set(reader.edges(key: "edgesForExtendedLayout"), \UIViewController.edgesForExtendedLayout)
        set(
            reader.choice(
                "userInterfaceStyle",
                ["light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified]),
            \UIViewController.overrideUserInterfaceStyle)
        readSizes(reader)
        reader.ignore(
            [
                "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "nibName",
                "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "showSeguePresentationStyle",
                "interfaceStyle", "initialViewController", "automaticallyAdjustsScrollIndicatorInsets",
            ])
    }

    private func readSizes(_ reader: ElementReader) {
        // Xcode calls the size that a controller wants in a popover so, of before iOS 7.
        if let value = reader.child(key: "contentSizeForViewInPopover") {
            let reader = ElementReader(value, in: reader.context)
            reader.ignore(["type"])
            let size = reader.size(key: "value")
            set(size, \UIViewController.preferredContentSize)
        }
        set(reader.size(key: "preferredContentSize"), \UIViewController.preferredContentSize)
    }
}

extension ControllerKind {
    static let presentationStyles: Choices<UIModalPresentationStyle> = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
        "none": .none,
    ]

    static let transitionStyles: Choices<UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}
