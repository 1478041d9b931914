/// How a view's content is shown, in a few bytes of each view.
struct ViewDisplay {
    /// The bits of ``UIView/autoresizingMask``, which share a word with the rest.
    var autoresizing: UInt8 = 0
    var contentMode: UInt8 = 0
    var marks: Marks = []

    struct Marks: OptionSet {
        let rawValue: UInt8

        static let needsDisplay = Self(rawValue: 1 << 0)
        /// A descendant waits for it; set on all ancestors, up to one that is hidden.
        static let containsViewNeedingDisplay = Self(rawValue: 1 << 1)
        /// A layer waits for it that was added to the view's layer.
        static let containsLayerNeedingDisplay = Self(rawValue: 1 << 2)
        static let isNotOpaque = Self(rawValue: 1 << 3)
        static let keepsDrawing = Self(rawValue: 1 << 4)
        static let redrawsOnResize = Self(rawValue: 1 << 5)

        static let waitsForDisplay: Self = [
            .needsDisplay, .containsViewNeedingDisplay, .containsLayerNeedingDisplay,
        ]
        static let dependsOnSize: Self = [.needsDisplay, .redrawsOnResize]
    }
}
