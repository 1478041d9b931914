/// The parts of a failure's text, told by how their lines begin.
extension TestFailure {
    /// The first line: which call failed, on what, and mostly why.
    public var what: String { parts.what }

    /// What comes nearest to what was sought, a line each.
    public var nearest: [String] { parts.nearest }

    /// What else explains it, a line each.
    public var why: [String] { parts.why }

    /// What cures it, as Swift that compiles in the test: what to write in place of the call or of its target, or to
    /// call before it.
    public var cures: [String] { parts.cures }

    /// An excerpt of the view hierarchy, or of what assistive technology sees, with its heading; empty if there is
    /// none.
    public var hierarchy: String { parts.hierarchy.joined(separator: "\n") }

    private var parts: Parts { Parts(text) }

    private struct Parts {
        /// What the indented lines below a line are.
        private enum Block {
            case tree, near
        }

        var what = ""
        var nearest: [String] = []
        var why: [String] = []
        var cures: [String] = []
        var hierarchy: [String] = []

        private static let nearest = ["Nearest: ", "Nearest on the way: ", "Nearest route: "]

        init(_ text: String) {
            var block: Block?
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if let block, line.hasPrefix(" ") {
                    add(line, to: block)
                    continue
                }
                block = Self.block(below: line)
                if index == 0 {
                    what = String(line)
                } else if block == .tree {
                    hierarchy.append(String(line))
                } else if let cure = Self.cure(in: line) {
                    cures.append(cure)
                } else if let lead = Self.nearest.first(where: line.hasPrefix) {
                    nearest.append(String(line.dropFirst(lead.count)))
                } else if !line.isEmpty, block == nil {
                    why.append(String(line))
                }
            }
        }

        private mutating func add(_ line: Substring, to block: Block) {
            switch block {
            case .tree: hierarchy.append(String(line))
            case .near: nearest.append(String(line.drop { $0 == " " }))
            }
        }

        private static func block(below line: Substring) -> Block? {
            guard line.hasSuffix(":") else { return nil }
            if line.hasPrefix("The view hierarchy") || line.hasPrefix("What assistive technology sees") {
                return .tree
            }
            return line == "Also near:" || line.hasSuffix(" A query for each:") ? .near : nil
        }

        /// The code behind `Try: `, `To wait for it: `, or `Or …: `.
        private static func cure(in line: Substring) -> String? {
            guard ["Try: ", "To wait for it: ", "Or "].contains(where: line.hasPrefix) else { return nil }
            return line.firstRange(of: ": ").map { String(line[$0.upperBound...]) }
        }
    }
}
