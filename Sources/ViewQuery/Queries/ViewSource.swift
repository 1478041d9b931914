import HeadlessUIKit

/// Something of a module above that stands for views, which a query can look inside.
@MainActor
package struct ViewSource {
    /// The source as Swift that compiles in a test.
    let code: String
    /// The views, as they are now.
    let views: @MainActor () -> [UIView]

    /// - Parameter views: returns the views, whenever a query is evaluated.
    package init(_ code: String, views: @escaping @MainActor () -> [UIView]) {
        self.code = code
        self.views = views
    }
}
