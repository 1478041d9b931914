extension UIAccessibilityCustomRotor {
    /// The system's rotors, which a custom one stands for where the system cannot know the items.
    public enum SystemRotorType: Int, Sendable {
        /// None: the rotor has a name of its own.
        case none
        /// Links.
        case link
        /// Links that were visited.
        case visitedLink
        /// Headings.
        case heading
        /// Headings of level 1.
        case headingLevel1
        /// Headings of level 2.
        case headingLevel2
        /// Headings of level 3.
        case headingLevel3
        /// Headings of level 4.
        case headingLevel4
        /// Headings of level 5.
        case headingLevel5
        /// Headings of level 6.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Text in italics.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark

        /// The system's name, in English.
        var name: String {
            switch self {
            case .none: ""
            case .link: "Links"
            case .visitedLink: "Visited Links"
            case .heading: "Headings"
            case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
                .headingLevel6:
                "Level \(rawValue - Self.heading.rawValue) Headings"
            case .boldText: "Bold Text"
            case .italicText: "Italic Text"
            case .underlineText: "Underlined Text"
            case .misspelledWord: "Misspelled Words"
            case .image: "Images"
            case .textField: "Text Fields"
            case .table: "Tables"
            case .list: "Lists"
            case .landmark: "Landmarks"
            }
        }
    }
}
