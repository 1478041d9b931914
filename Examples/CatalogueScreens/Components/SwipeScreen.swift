import Catalogue
import Swerkin

/// Slides to swipe through, and a card to swipe on.
public final class SwipeScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .swipe }

    /// The title of the second slide.
    public override var trait: String { View.leftSwipedLabel.accessibilityIdentifier }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// The title of the slide that a swipe to the left shows.
        case leftSwipedLabel
        /// The title of the slide that is shown first, and by a swipe to the right.
        case rightSwipedLabel
        /// Has the slides.
        case scrollView
        /// Shows which slide it is.
        case pageControl
        /// Recognizes swipes in all directions.
        case card = "swipeCard"
        /// Says how the card was swiped.
        case result = "swipeResultLabel"
    }
}
