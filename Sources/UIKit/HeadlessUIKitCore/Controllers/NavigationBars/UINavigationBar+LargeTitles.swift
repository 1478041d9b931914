extension UINavigationBar {
    final var hasLargeTitle: Bool {
        // On a phone in landscape there is no room for one.
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            !(topItem?.title ?? "").isEmpty
        else { return false }
        for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    final var showsLargeTitle: Bool { hasLargeTitle && largeTitleExtent > 0 }
}
