extension PortingArguments {
    /// A module of the application.
    public struct Module: Equatable, Sendable {
        /// The name by which other modules import it.
        public var name: String
        /// Its files and folders.
        public var inputs: [String]

        /// Creates a module.
        ///
        /// - Parameters:
        ///   - name: the name by which other modules import it.
        ///   - inputs: its files and folders.
        public init(name: String, inputs: [String]) {
            self.name = name
            self.inputs = inputs
        }
    }
}
