/// The numbers and views that a visual format names.
struct VisualFormatValues {
    let metrics: [String: Any]
    let views: [String: Any]

    func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> Any {
        if let value = views[name.text] { return value }
        throw name.failure("\(name.text) is not a key in the views dictionary\(Self.list(views)).")
    }

    /// A length that is named by neither dictionary.
    func unknown(_ name: VisualFormat.Name) -> VisualFormatError {
        name.failure(
            "\(name.text) is a key neither in the metrics dictionary\(Self.list(metrics)) nor in the views"
                + " dictionary\(Self.list(views)).")
    }

    func number(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
        switch amount {
        case .number(let number, _): return number
        case .name(let name):
            guard let value = metrics[name.text] else {
                throw name.failure(
                    "\(name.text) is not a key in the metrics dictionary\(Self.list(metrics)).")
            }
            let start = "The value of \(name.text) in the metrics dictionary is"
            guard let number = Self.number(value) else {
                throw name.failure("\(start) of type \(type(of: value)), which is not a number.")
            }
            guard number.isFinite else { throw name.failure("\(start) \(number), which is not finite.") }
            return number
        }
    }

    func priority(_ amount: VisualFormat.Amount?) throws(VisualFormatError) -> UILayoutPriority {
        guard let amount else { return .required }
        let number = try number(amount)
        let priority = UILayoutPriority(Float(number))
        guard priority.isValid else {
            throw VisualFormatError(
                reason: "A priority must be above 0 and at most 1000, not \(number.shortText).",
                position: amount.position)
        }
        return priority
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case is Bool: nil
        case let number as CGFloat: number
        case let number as any BinaryInteger: CGFloat(Double(of: number))
        case let number as any BinaryFloatingPoint: CGFloat(Double(of: number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The keys in order, as many as are read with ease.
    private static func list(_ values: [String: Any]) -> String {
        guard !values.isEmpty else { return ", which is empty" }
        let keys = values.keys.sorted()
        return " (\(keys.prefix(6).joined(separator: ", "))\(keys.count > 6 ? ", …" : ""))"
    }
}

extension Double {
    fileprivate init(of number: some BinaryInteger) { self.init(number) }

    fileprivate init(of number: some BinaryFloatingPoint) { self.init(number) }
}

extension VisualFormat.Amount {
    fileprivate var position: Int {
        switch self {
        case .number(_, let position): position
        case .name(let name): name.position
        }
    }
}
