/// Why an application was not launched.
package struct LaunchingFailure: Error, Equatable, CustomStringConvertible {
    package let description: String
    /// What the compiler or SwiftPM says.
    package let output: String

    init(_ description: String, output: String = "") {
        (self.description, self.output) = (description, output)
    }
}
