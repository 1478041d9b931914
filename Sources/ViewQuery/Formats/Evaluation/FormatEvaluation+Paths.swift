extension FormatEvaluation {
    /// The value at the end of a path.
    mutating func follow(
        _ steps: ArraySlice<FormatStep>, from start: FormatValue
    ) throws(FormatProblem) -> FormatValue {
        var value = start
        var remaining = steps
        while let step = remaining.popFirst() {
            if value.isNull { return .null }
            switch step {
            case .key(let name): value = try read(name, of: value)
            case .first: value = try list(value, for: "[FIRST]").first ?? .null
            case .last: value = try list(value, for: "[LAST]").last ?? .null
            case .size: value = .integer(try list(value, for: "[SIZE]").count)
            case .index(let expression): value = try element(at: expression, of: value)
            case .gathering(.count): value = .integer(try list(value, for: "@count").count)
            case .gathering(let gathering): return try gather(gathering, of: value, at: remaining)
            }
        }
        return value
    }

    private func list(_ value: FormatValue, for step: String) throws(FormatProblem) -> [FormatValue] {
        if let elements = value.elements { return elements }
        throw .unsuitable("\(step) needs a list, but it got \(value.inWords)")
    }

    /// The element of a list at an index; `nil` out of range, which is an error with NSPredicate.
    private mutating func element(
        at expression: FormatExpression, of value: FormatValue
    ) throws(FormatProblem) -> FormatValue {
        let place = try self.value(of: expression)
        let elements = try list(value, for: "[…]")
        if place.isNull { return .null }
        guard let index = place.number?.whole else {
            throw .unsuitable("[…] needs a whole number, but \(expression.inWords(for: place))")
        }
        return elements.indices.contains(index) ? elements[index] : .null
    }

    /// The value for a key, or for a list the values of all its elements.
    private mutating func read(
        _ name: String, of value: FormatValue, depth: Int = 0
    ) throws(FormatProblem) -> FormatValue {
        try count(1)
        guard case .list(let elements) = value else { return try KeyRegistry.read(name, of: value) }
        if name == "count" { return .integer(elements.count) }
        guard depth < FormatValue.depthLimit else { throw .nestedTooDeep }
        var values: [FormatValue] = []
        values.reserveCapacity(elements.count)
        for element in elements { values.append(try read(name, of: element, depth: depth + 1)) }
        return .list(values)
    }

    /// Combines the values at the end of the path from each element of a list; `nil` values are ignored.
    private mutating func gather(
        _ gathering: FormatGathering, of value: FormatValue, at path: ArraySlice<FormatStep>
    ) throws(FormatProblem) -> FormatValue {
        let name = "@\(gathering.rawValue)"
        var values: [FormatValue] = []
        for element in try list(value, for: name) {
            try count(1)
            let value = try follow(path, from: element)
            if !value.isNull { values.append(value) }
        }
        switch gathering {
        case .unionOfObjects: return .list(values)
        case .distinctUnionOfObjects: return .list(try distinct(values))
        case .unionOfArrays: return .list(try joined(values, name))
        case .distinctUnionOfArrays: return .list(try distinct(joined(values, name)))
        case .max: return try FormatFunction.max.ofList(values, name)
        case .min: return try FormatFunction.min.ofList(values, name)
        case .sum: return try FormatFunction.sum.ofList(values, name)
        case .avg: return try FormatFunction.average.ofList(values, name)
        case .count: return .integer(values.count)
        }
    }

    private func joined(_ values: [FormatValue], _ name: String) throws(FormatProblem) -> [FormatValue] {
        var result: [FormatValue] = []
        for value in values { result += try list(value, for: name) }
        return result
    }

    private mutating func distinct(_ values: [FormatValue]) throws(FormatProblem) -> [FormatValue] {
        var result: [FormatValue] = []
        for value in values {
            try count(result.count)
            var isNew = true
            for earlier in result where FormatComparing.areEqual(earlier, value) {
                isNew = false
                break
            }
            if isNew { result.append(value) }
        }
        return result
    }
}
