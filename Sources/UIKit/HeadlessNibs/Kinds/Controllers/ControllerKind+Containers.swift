import HeadlessUIKitCore

extension ControllerKind {
    static func readNavigationController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.set(reader.bool("navigationBarHidden"), \UINavigationController.isNavigationBarHidden)
        plan.set(reader.bool("toolbarHidden"), \UINavigationController.isToolbarHidden)
        plan.set(reader.bool("hidesBarsOnSwipe"), \UINavigationController.hidesBarsOnSwipe)
        plan.set(reader.bool("hidesBarsOnTap"), \UINavigationController.hidesBarsOnTap)
        plan.set(
            reader.bool("hidesBarsWhenKeyboardAppears"), \UINavigationController.hidesBarsWhenKeyboardAppears)
        plan.set(
            reader.bool("hidesBarsWhenVerticallyCompact"),
            \UINavigationController.hidesBarsWhenVerticallyCompact)
        plan.readBar("navigationBar", reader, decoder) { ($0 as? UINavigationController)?.navigationBar }
        plan.readBar("toolbar", reader, decoder) { ($0 as? UINavigationController)?.toolbar }
    }

    static func readTabBarController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.readBar("tabBar", reader, decoder) { ($0 as? UITabBarController)?.tabBar }
        reader.ignore(["selectedIndex", "mode"])
    }

    // MARK: Split and page controllers

    static func makeSplitController(_ reader: ElementReader) -> @MainActor () -> UIViewController {
        _ = reader.choice("style", splitStyles)
        reader.ignore(["allowDoubleColumnStyle", "allowTripleColumnStyle"])
        let chosen = splitStyle(of: reader.element)
        return {
            // A style is given when a controller is made; of none there is no such initializer.
            chosen == .unspecified
                ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: chosen)
        }
    }

    static func splitStyle(of element: NibElement) -> UISplitViewController.Style {
        if let style = element["style"].flatMap({ splitStyles[$0] }) { return style }
        let isTriple = (element.child("connections")?.children ?? []).contains {
            $0["relationship"] == "supplementaryViewController"
        }
        if isTriple || element["allowTripleColumnStyle"] == "YES" { return .tripleColumn }
        return element["allowDoubleColumnStyle"] == "YES" ? .doubleColumn : .unspecified
    }

    static func readSplitController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.set(
            reader.choice("preferredDisplayMode", displayModes), \UISplitViewController.preferredDisplayMode)
        plan.set(
            reader.number("preferredPrimaryColumnWidth"), \UISplitViewController.preferredPrimaryColumnWidth)
        plan.set(
            reader.number("preferredSupplementaryColumnWidth"),
            \UISplitViewController.preferredSupplementaryColumnWidth)
        // Columns have the widths that are preferred, and no gesture shows one.
        reader.ignore(
            [
                "presentsWithGesture", "primaryBackgroundStyle", "primaryEdge", "minimumPrimaryColumnWidth",
                "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction", "behavior",
                "preferredSplitBehavior", "showsSecondaryOnlyButton", "displayModeButtonVisibility",
                "minimumSupplementaryColumnWidth", "maximumSupplementaryColumnWidth",
                "preferredSupplementaryColumnWidthFraction",
            ])
    }

    static func makePageController(_ reader: ElementReader) -> @MainActor () -> UIViewController {
        let orientation = reader.choice(
            "navigationOrientation",
            ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical])
        let spacing = reader.number("pageSpacing")
        // Pages that curl are not there: they scroll.
        reader.ignore(["transitionStyle", "spineLocation"])
        return {
            UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: orientation ?? .horizontal,
                options: spacing.map { [.interPageSpacing: $0] })
        }
    }

    static func readPageController(
        _ plan: ControllerPlan, _ reader: ElementReader, _ decoder: PlanDecoder
    ) {
        plan.set(reader.bool("doubleSided"), \UIPageViewController.isDoubleSided)
    }

    private static let splitStyles: Choices<UISplitViewController.Style> = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]

    // The names of Xcode, of before and since there were columns.
    private static let displayModes: Choices<UISplitViewController.DisplayMode> = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "oneBesideSecondary": .oneBesideSecondary,
        "primaryOverlay": .oneOverSecondary, "overlay": .oneOverSecondary,
        "oneOverSecondary": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoOverSecondary,
    ]
}

extension ControllerPlan {
    /// Reads a bar that the controller has anyway.
    fileprivate func readBar(
        _ key: NibName, _ reader: ElementReader, _ decoder: PlanDecoder,
        _ find: @escaping @MainActor (UIViewController) -> UIView?
    ) {
        guard let element = reader.child(key: key) else { return }
        bars.append(Bar(plan: decoder.part(element) { _ in nil }, find: find))
    }
}
