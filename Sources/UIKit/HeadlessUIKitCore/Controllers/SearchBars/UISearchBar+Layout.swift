extension UISearchBar {
    private static let fieldHeight: CGFloat = 36
    private static let rowHeight: CGFloat = 56
    private static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 20
    private static let margin: CGFloat = 8

    private var showsScopes: Bool { showsScopeBar && scopeControl != nil }

    final var naturalHeight: CGFloat { naturalHeight(ofRow: Self.rowHeight) }

    final func naturalHeight(ofRow rowHeight: CGFloat) -> CGFloat {
        rowHeight + (showsScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
    }

    final func layOut(cancelButton: UIButton?) {
        let margin = Self.margin
        var top: CGFloat = 0
        if prompt != nil {
            promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
            top += Self.promptHeight
        }
        let scopes = showsScopes ? Self.scopeHeight : 0
        let row = max(0, bounds.height - top - scopes)
        let height = min(Self.fieldHeight, row)
        let y = top + (row - height) / 2
        var width = max(0, bounds.width - 2 * margin)
        if let cancelButton {
            let cancelWidth = min(cancelButton.intrinsicContentSize.width + margin, width)
            width -= cancelWidth
            cancelButton.frame = mirrored(
                CGRect(x: margin + width, y: y, width: cancelWidth, height: height))
        }
        searchTextField.frame = mirrored(CGRect(x: margin, y: y, width: width, height: height))
        let scopeHeight = min(UISegmentedControl.height, scopes)
        scopeControl?.frame = CGRect(
            x: margin, y: bounds.height - scopes + (scopes - scopeHeight) / 2,
            width: max(0, bounds.width - 2 * margin),
            height: scopeHeight)
    }
}
