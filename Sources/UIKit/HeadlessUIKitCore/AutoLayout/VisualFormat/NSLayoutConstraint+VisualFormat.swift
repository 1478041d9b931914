import FailureReporting

extension NSLayoutConstraint {
    /// Returns the constraints that a visual format describes; they are not active yet.
    ///
    /// ```swift
    /// NSLayoutConstraint.activate(
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[title]-gap-[field(>=100,==200@750)]-|", options: .alignAllFirstBaseline,
    ///         metrics: ["gap": 12], views: ["title": title, "field": field]))
    /// ```
    ///
    /// `|` is the superview, `-` the standard spacing: 8 points between views, and to the superview its layout margin.
    ///
    /// A format that cannot be read, a name without a view or number, and a view without a superview next to `|` are
    /// failures that show the place in the format, and nothing is returned, as UIKit throws an exception.
    ///
    /// - Parameters:
    ///   - format: the views and distances in one direction, beginning with `H:` or `V:`; horizontal without.
    ///   - opts: how the views are aligned across that direction, and more.
    ///   - metrics: numbers by the names that stand for them in the format.
    ///   - views: views or layout guides by their names in the format.
    /// - Complexity: O(*n*) in the length of the format.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [NSLayoutConstraint] {
        let site = CallSite(fileID, filePath, line, column)
        do throws(VisualFormatError) {
            var parser = try VisualFormatParser(format)
            let parsed = try parser.parse()
            var maker = VisualFormatMaker(parsed, opts, metrics ?? [:], views, at: site)
            return try maker.make()
        } catch {
            VisualFormatFailure(error, in: format).record(at: site)
            return []
        }
    }
}
