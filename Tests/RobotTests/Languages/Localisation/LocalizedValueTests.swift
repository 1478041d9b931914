import Robot
import Testing

@MainActor
@Suite("Texts of interpolations and resources", .robot) struct LocalizedValueTests {
    private func bundle() throws -> Bundle {
        try TextBundle.make([
            "de.lproj/Localizable.strings": """
            "title" = "Titel"; "count" = "%lld Artikel"; "%@ on %@" = "%2$@: %1$@"; "%.1f km" = "%.2f km";
            "%d, %u, %lld, %llu, %f, %lf" = "%d|%u|%lld|%llu|%.1f|%.1f"; "%4lld" = "Nr. %4lld";
            """,
            "de.lproj/More.strings": #""title" = "Mehr";"#,
        ])
    }

    @Test("A key may differ from the text that stands for it")
    func keys() throws {
        let bundle = try bundle()
        let count = 1234
        func texts() -> [String] {
            [
                String(localized: "title", defaultValue: "Title", bundle: bundle),
                String(localized: "title", defaultValue: "More", table: "More", bundle: bundle),
                String(
                    localized: "count", defaultValue: "\(count) articles", bundle: bundle, comment: "A count"),
                String(
                    localized: "count", defaultValue: "\(count) articles", bundle: bundle,
                    locale: Locale(identifier: "fr_CH")),
            ]
        }
        #expect(texts() == ["Title", "More", "1,234 articles", "1\u{202F}234 articles"])
        SimulatedDevice.current.language = "de"
        SimulatedDevice.current.region = "DE"
        #expect(texts() == ["Titel", "Mehr", "1.234 Artikel", "1\u{202F}234 Artikel"])
    }

    // Apple's documentation of LocalizedStringKey.StringInterpolation.
    @Test("Values stand in keys by the placeholders of their types")
    func placeholders() throws {
        SimulatedDevice.current.language = "de"
        SimulatedDevice.current.region = "DE"
        let bundle = try bundle()
        let (small, unsigned, large, double) = (Int8(-1), UInt16(2), UInt64.max, 1.5)
        #expect(
            String(
                localized: "\(small), \(unsigned), \(3), \(UInt(4)), \(Float(0.5)), \(double)", bundle: bundle
            )
                == "-1|2|3|4|0,5|1,5")
        #expect(String(localized: "\(double, specifier: "%.1f") km", bundle: bundle) == "1,50 km")
        #expect(String(localized: "\(7, specifier: "%4lld")", bundle: bundle) == "Nr.    7")
        #expect(String(localized: "\(large)", bundle: bundle).filter(\.isNumber) == "18446744073709551615")
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            String(localized: "\("Ada") on \(date, format: .iso8601.year().month().day())", bundle: bundle)
                == "1970-01-01: Ada")
        #expect(String(localized: "\(0.25, format: .percent) on \("x")", bundle: bundle) == "x: 25\u{A0}%")
    }

    @Test("A resource is looked up when its text is made")
    func resources() throws {
        let bundle = try bundle()
        let title = LocalizedStringResource("title", defaultValue: "Title", table: "More", bundle: bundle)
        let count = LocalizedStringResource(
            "count", defaultValue: "\(3) articles", bundle: .atURL(bundle.bundleURL))
        #expect(String(localized: title) == "Title" && String(localized: count) == "3 articles")
        SimulatedDevice.current.language = "de"
        #expect(String(localized: title) == "Mehr" && String(localized: count) == "3 Artikel")
        let literal: LocalizedStringResource = "Save \(2)"
        #expect(literal.key == "Save %lld" && String(localized: literal) == "Save 2")
        #expect(literal == LocalizedStringResource("Save \(2)") && title != count)
        #expect(String(localized: "\(title) on \("x")", bundle: bundle) == "x: Mehr")
    }
}
