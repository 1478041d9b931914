/// The elements of a document that have an id, by their ids.
///
/// It is made of the characters in the file: to read a nib takes no `String` and no hash of one for each id.
package struct NibElements: Sendable {
    /// In the order of the file.
    private var elements: [NibElement] = []
    /// The numbers of the elements, each in the place of its hash, or in the next free one behind, and -1 where there
    /// is none; a power of two, of which at most two thirds are taken.
    private var places: [Int32]

    package var count: Int { elements.count }

    /// Makes room for a number of elements.
    init(capacity: Int) {
        var size = 8
        while size * 2 < capacity * 3 { size *= 2 }
        places = Array(repeating: -1, count: size)
        elements.reserveCapacity(capacity)
    }

    /// The element of an id.
    ///
    /// - Complexity: O(1) on average.
    package subscript(_ id: String) -> NibElement? {
        var id = id
        return id.withUTF8 { characters in
            characters.withMemoryRebound(to: CChar.self) { characters in
                // The place of no characters may be anywhere, as none are read.
                let start = characters.baseAddress ?? ("" as StaticString).characters
                let number = places[place(of: XMLSlice(start: start, count: characters.count))]
                return number < 0 ? nil : elements[Int(number)]
            }
        }
    }

    /// Adds an element; returns the one that has its id already, which stays.
    mutating func add(_ element: NibElement, _ id: XMLSlice) -> NibElement? {
        let place = place(of: id)
        guard places[place] < 0 else { return elements[Int(places[place])] }
        places[place] = Int32(elements.count)
        elements.append(element)
        return nil
    }

    /// The place of the element with an id, or else the one where it belongs.
    private func place(of id: XMLSlice) -> Int {
        let mask = places.count - 1
        var place = id.hash & mask
        while case let number = places[place], number >= 0, !elements[Int(number)].hasID(id) {
            place = (place + 1) & mask
        }
        return place
    }
}
