extension UIBlurEffect {
    /// The styles of a blur, with UIKit's raw values.
    public enum Style: Int, Sendable, CaseIterable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// About as light as what is behind.
        case light = 1
        /// Darker than what is behind.
        case dark = 2
        /// It adapts to light and dark.
        case regular = 4
        /// It adapts, and makes content stand out.
        case prominent = 5
        /// The thinnest material, which adapts.
        case systemUltraThinMaterial = 6
        /// A thin material, which adapts.
        case systemThinMaterial = 7
        /// The usual material, which adapts.
        case systemMaterial = 8
        /// A thick material, which adapts.
        case systemThickMaterial = 9
        /// The material of the system's bars, which adapts.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light.
        case systemThinMaterialLight = 12
        /// The usual material, always light.
        case systemMaterialLight = 13
        /// A thick material, always light.
        case systemThickMaterialLight = 14
        /// The bars' material, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark.
        case systemThinMaterialDark = 17
        /// The usual material, always dark.
        case systemMaterialDark = 18
        /// A thick material, always dark.
        case systemThickMaterialDark = 19
        /// The bars' material, always dark.
        case systemChromeMaterialDark = 20
    }
}
