import Foundation

extension UIImage {
    /// Makes a system symbol image by its name.
    ///
    /// There are no drawings here, and no list of names: any name makes a symbol, and only the empty one returns
    /// `nil`. A symbol is a square a fifth larger than the size of its text, 17 points unless configured otherwise;
    /// UIKit's are about as large. Symbols are compared by their names.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a system symbol image by its name, with the size and weight of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(Self.symbolAttributes(name, configuration), .none)
    }

    private static func symbolAttributes(_ name: String, _ configuration: SymbolConfiguration?) -> Attributes
    {
        let side = (configuration?.pointSize ?? 17) * 1.2 * (configuration?.scale?.factor ?? 1)
        var attributes = Attributes(size: CGSize(width: side, height: side), scale: 3)
        attributes.symbolName = name
        attributes.symbolConfiguration = configuration
        return attributes
    }

    /// Whether this is a symbol image.
    public var isSymbolImage: Bool { attributes.symbolName != nil }

    package var symbolName: String? { attributes.symbolName }

    /// The symbol's size, weight and colours; `nil` if it was not configured.
    public var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }

    /// Returns the same symbol with another configuration in place of its own; other images stay as they are.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard let name = attributes.symbolName else { return self }
        let sized = Self.symbolAttributes(name, configuration)
        return with {
            $0.size = sized.size
            $0.symbolConfiguration = configuration
        }
    }

    /// Returns the same symbol with a configuration applied over its own; `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }
}
