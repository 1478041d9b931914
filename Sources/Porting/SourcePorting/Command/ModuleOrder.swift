/// Orders modules so that each comes after those that it imports.
enum ModuleOrder {
    /// Returns the indices of modules in that order; modules that import each other stay in theirs.
    ///
    /// - Parameters:
    ///   - names: the modules' names.
    ///   - imports: the names of the modules that each imports.
    static func order(_ names: [String], _ imports: [Set<String>]) -> [Int] {
        var order: [Int] = []
        var seen: Set<Int> = []
        func visit(_ index: Int) {
            guard seen.insert(index).inserted else { return }
            for other in names.indices where imports[index].contains(names[other]) { visit(other) }
            order.append(index)
        }
        for index in names.indices { visit(index) }
        return order
    }
}
