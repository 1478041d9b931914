import Foundation

/// A part of a recipe, with its amount for all servings.
struct Ingredient: Codable, Equatable {
    enum Unit: String, Codable {
        case gram
        case milliliter
        case piece
    }

    var name: String
    var amount: Double
    var unit: Unit

    /// Returns the ingredient for another number of servings.
    func scaled(by factor: Double) -> Ingredient {
        Ingredient(name: name, amount: amount * factor, unit: unit)
    }

    /// The amount and the name, such as "250 g Flour", in the user's units.
    func text(isMetric: Bool) -> String {
        switch (unit, isMetric) {
        case (.gram, true): return "\(Self.rounded(amount)) g \(name)"
        case (.gram, false): return "\(Self.rounded(amount / 28.35)) oz \(name)"
        case (.milliliter, true): return "\(Self.rounded(amount)) ml \(name)"
        case (.milliliter, false): return "\(Self.rounded(amount / 29.57)) fl oz \(name)"
        case (.piece, _): return "\(Self.rounded(amount)) \(name)"
        }
    }

    private static func rounded(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
