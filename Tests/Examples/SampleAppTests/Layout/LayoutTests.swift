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

@MainActor @Suite("The screens fit a small phone", .robot(on: .iPhoneSE).layout(.strict))
struct SmallPhoneLayoutTests {
    @Test("All of them", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("The screens fit a large phone", .robot(on: .iPhone16ProMax).layout(.strict))
struct LargePhoneLayoutTests {
    @Test("All of them", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("The screens fit a tablet", .robot(on: .iPad).layout(.strict)) struct TabletLayoutTests {
    @Test("All of them", arguments: Reader.all)
    func screens(reader: Reader) {
        expectGoodLayout(reader)
    }
}

@MainActor @Suite("The screens fit a phone in landscape", .robot(on: .iPhone14).layout(.strict))
struct LandscapeLayoutTests {
    @Test("All of them", arguments: Reader.all)
    func screens(reader: Reader) {
        var reader = reader
        reader.isInLandscape = true
        expectGoodLayout(reader)
    }
}
