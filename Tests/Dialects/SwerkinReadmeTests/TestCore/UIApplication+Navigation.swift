import HeadlessUIKit

// The samples use it, and their application has it.
extension UIApplication {
    func topNavigationController() -> UINavigationController? {
        windows.first { $0.isKeyWindow }?.rootViewController as? UINavigationController
    }
}
