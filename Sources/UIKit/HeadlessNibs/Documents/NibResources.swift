import Foundation

/// The images and colours that a document uses, as Xcode last saw them.
package struct NibResources: Sendable {
    package struct Image: Sendable {
        /// In points; for a symbol, of its outline at a large size.
        package let size: CGSize
        package let isSymbol: Bool
    }

    package private(set) var images: [String: Image] = [:]
    /// The elements of the colours that catalogues name.
    package private(set) var namedColors: [String: NibElement] = [:]
    /// The elements of the values that the system's colours had.
    package private(set) var systemColors: [String: NibElement] = [:]

    init(_ element: NibElement?) {
        for resource in element?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image":
                let (width, height) = (Double(resource["width"] ?? ""), Double(resource["height"] ?? ""))
                images[name] = Image(
                    size: CGSize(width: width ?? 0, height: height ?? 0),
                    isSymbol: resource["catalog"] == "system")
            case "namedColor": namedColors[name] = resource.child("color")
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
    }
}
