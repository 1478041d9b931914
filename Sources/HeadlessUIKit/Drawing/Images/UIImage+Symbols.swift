import Foundation

extension UIImage {
    /// Makes a symbol of the system's by its name.
    ///
    /// There are no drawings here, and no list of names: any name makes a symbol, and none `nil`. It is a square a fifth
    /// wider than the size of its text, 17 points unless configured otherwise; UIKit's are about as large. Two
    /// symbols are told apart by their names.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a symbol of the system's by its name, as large and thick as a configuration says.
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

    /// Whether this is a symbol.
    public var isSymbolImage: Bool { attributes.symbolName != nil }

    /// The name that a symbol was made with; `nil` for all others.
    package var symbolName: String? { attributes.symbolName }

    /// How large and thick a symbol is; `nil` where nothing was said.
    public var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }

    /// The same symbol as a configuration says, in place of what was said before; other images stay as they are.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard let name = attributes.symbolName else { return self }
        let sized = Self.symbolAttributes(name, configuration)
        return with {
            $0.size = sized.size
            $0.symbolConfiguration = configuration
        }
    }

    /// The same symbol with what a configuration says put over what was said before; `nil` for an image that is none.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }
}
