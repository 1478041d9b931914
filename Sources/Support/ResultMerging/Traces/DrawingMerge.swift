import JSONWriting

/// The drawings of several indexes with one set of tables; see the format of traces, "The index of a folder".
struct DrawingMerge {
    /// Equal values have one entry.
    private struct Entries {
        private(set) var values: [JSON]
        private var indices: [JSON: Int] = [:]

        init(_ values: JSON...) {
            self.values = values
            for (index, value) in values.enumerated() { indices[value] = index }
        }

        mutating func index(of value: JSON) -> Int {
            if let index = indices[value] { return index }
            indices[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    private var strings = Entries(.string(""))
    private var fonts = Entries()
    private var images = Entries()
    private var fragments = Entries()
    private(set) var frames: [JSON] = []

    /// The tables, as members of an index.
    var members: [(String, JSON)] {
        [
            ("strings", .array(strings.values)), ("fonts", .array(fonts.values)),
            ("images", .array(images.values)), ("fragments", .array(fragments.values)),
            ("frames", .array(frames)),
        ]
    }

    /// Adds the frames of an index, with all that they refer to.
    ///
    /// - Returns: where they are here.
    mutating func addFrames(of index: JSON) -> Range<Int> {
        var source = Source(index)
        let start = frames.count
        for frame in index["frames"]?.values ?? [] {
            let nodes = frame["set"]?.values.map { node(in: $0, &source) }
            frames.append(frame.with("set", nodes.map(JSON.array)))
        }
        return start..<frames.count
    }

    // MARK: What refers to tables

    /// The tables of an index, by which its numbers are read.
    private struct Source {
        let strings: [JSON]
        let fonts: [JSON]
        let images: [JSON]
        let fragments: [JSON]
        /// Where those are that have been added; at first nowhere, for those that refer to themselves.
        var addedImages: [Int: Int] = [:]
        var addedFragments: [Int: Int] = [:]

        init(_ index: JSON) {
            strings = index["strings"]?.values ?? []
            fonts = index["fonts"]?.values ?? []
            images = index["images"]?.values ?? []
            fragments = index["fragments"]?.values ?? []
        }
    }

    private mutating func node(in entry: JSON, _ source: inout Source) -> JSON {
        guard case .array(var pair) = entry, pair.count == 2, case .object(let members) = pair[1] else {
            return entry
        }
        pair[1] = .object(
            members.map { JSON.Member(name: $0.name, value: value($0.value, of: $0.name, &source)) })
        return .array(pair)
    }

    /// The value of a node's key.
    private mutating func value(_ value: JSON, of key: String, _ source: inout Source) -> JSON {
        switch key {
        case "class", "controller", "text", "query": text(value, source)
        case "under", "over", "mask": fragment(value, &source)
        case "layers":
            .array(
                value.values.map { layer in
                    guard case .array(var pair) = layer, pair.count == 2 else { return layer }
                    pair[1] = fragment(pair[1], &source)
                    return .array(pair)
                })
        default: value
        }
    }

    private mutating func text(_ number: JSON, _ source: Source) -> JSON {
        guard let index = number.whole, source.strings.indices.contains(index) else { return .integer(0) }
        return .integer(strings.index(of: source.strings[index]))
    }

    private mutating func font(_ number: JSON, _ source: Source) -> JSON {
        guard let index = number.whole, source.fonts.indices.contains(index) else { return .integer(0) }
        let font = source.fonts[index]
        return .integer(fonts.index(of: font.with("name", font["name"].map { text($0, source) })))
    }

    private mutating func image(_ number: JSON, _ source: inout Source) -> JSON {
        guard let index = number.whole, source.images.indices.contains(index) else { return .integer(-1) }
        if let added = source.addedImages[index] { return .integer(added) }
        source.addedImages[index] = -1
        var image = source.images[index]
        for key in ["name", "line", "area"] { image = image.with(key, image[key].map { text($0, source) }) }
        image = image.with("drawing", image["drawing"].map { fragment($0, &source) })
        let added = images.index(of: image)
        source.addedImages[index] = added
        return .integer(added)
    }

    private mutating func fragment(_ number: JSON, _ source: inout Source) -> JSON {
        guard let index = number.whole, source.fragments.indices.contains(index) else {
            return .integer(-1)
        }
        if let added = source.addedFragments[index] { return .integer(added) }
        source.addedFragments[index] = -1
        let commands = source.fragments[index].values.map { command($0, &source) }
        let added = fragments.index(of: .array(commands))
        source.addedFragments[index] = added
        return .integer(added)
    }

    private mutating func command(_ command: JSON, _ source: inout Source) -> JSON {
        guard case .array(var parts) = command, parts.count > 1 else { return command }
        switch parts[0].text {
        case "clip", "fill", "stroke", "shadow":
            // A path is a rectangle, or a text.
            if parts[1].whole != nil { parts[1] = text(parts[1], source) }
        case "mask", "image": parts[1] = image(parts[1], &source)
        case "text" where parts.count > 5:
            parts[1] = text(parts[1], source)
            parts[5] = font(parts[5], source)
        default: break
        }
        return .array(parts)
    }
}
