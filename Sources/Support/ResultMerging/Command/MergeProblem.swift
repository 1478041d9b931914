/// What is wrong with something that is to be merged.
package struct MergeProblem: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
