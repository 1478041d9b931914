extension NSObject {
    /// Returns the name of the class, which code uses as the identifier of a cell.
    ///
    /// - Returns: the name with the module, such as `MyApp.RowCell`; that of a class of UIKit without.
    public static func description() -> String {
        OwnModules.have(self) ? String(describing: self) : String(reflecting: self)
    }
}
