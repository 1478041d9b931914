import Catalogue
import Swerkin

/// A table with rows of several kinds.
public final class TableViewScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .table }

    /// The text of the first row.
    public override var trait: String { View.headerLabel.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// The text of the first row.
        case headerLabel
        /// The row of apples.
        case firstCell
        /// The row of mangos.
        case secondCell
        /// The row of grapes, which is disabled.
        case thirdCell
        /// The row of asparagus, whose cell has a content configuration.
        case asparagusCell
        /// The last row.
        case kaleCell
    }
}
