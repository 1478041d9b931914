import Robot
import SampleApp
import Testing

/// All screens, for each reader: nothing overlaps, is cut off, out of reach, contradictory or ambiguous.
@MainActor
private func expectGoodLayout(_ reader: Reader) {
    reader.setUp(.current)
    var faults: [String] = []
    ScreenWalk(for: reader) { screen in
        guard let window = UIApplication.shared.keyWindow else { return }
        faults += LayoutFaults(in: window).list.map { "\(screen): \($0)" }
    }.run()
    #expect(faults == [])
}

@MainActor @Suite("Screens on a small phone", .robot(on: .iPhoneSE).layout(.strict))
struct SmallPhoneLayoutTests {
    @Test("All screens fit a small phone", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("Screens on a large phone", .robot(on: .iPhone16ProMax).layout(.strict))
struct LargePhoneLayoutTests {
    @Test("All screens fit a large phone", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("Screens on a tablet", .robot(on: .iPad).layout(.strict)) struct TabletLayoutTests {
    @Test("All screens fit a tablet", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("Screens on a phone in landscape", .robot(on: .iPhone14).layout(.strict))
struct LandscapeLayoutTests {
    @Test("All screens fit a phone in landscape", arguments: Reader.all)
    func screens(reader: Reader) {
        var reader = reader
        reader.isInLandscape = true
        expectGoodLayout(reader)
    }
}
