extension PortingArguments {
    /// A module of the application.
    public struct Module: Equatable, Sendable {
        /// The name by which other modules import it.
        public var name: String
        /// Its files and folders.
        public var inputs: [String]
        /// The conditions of `#if` that hold in it.
        public var conditions: [String] = []

        /// Creates a module.
        ///
        /// - Parameters:
        ///   - name: the name by which other modules import it.
        ///   - inputs: its files and folders.
        ///   - conditions: the conditions of `#if` that hold in it.
        public init(name: String, inputs: [String], conditions: [String] = []) {
            self.name = name
            self.inputs = inputs
            self.conditions = conditions
        }
    }
}
