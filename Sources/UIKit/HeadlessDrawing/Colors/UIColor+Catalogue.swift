import Foundation

extension UIColor {
    /// Makes a colour from the application's asset catalogue by its name.
    ///
    /// The catalogue is what the application declares: ``ApplicationDeclarations/colors``. A name that is not in it
    /// returns `nil`, as a misspelled one does on a device. If no catalogue is declared, every name makes a colour, which
    /// is always the same for a name and differs from those of most others; only the empty one returns `nil`.
    ///
    /// ```swift
    /// UIApplication.shared.declarations.colors = ["Brand": UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1)]
    /// UIColor(named: "Brand")  // that colour
    /// UIColor(named: "Brant")  // nil
    /// ```
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        if let catalogue = DeviceTraits.running.colors {
            guard let declared = catalogue[name] else { return nil }
            self.init(declared.content)
        } else {
            self.init(.fixed(Self.components(of: name)))
        }
    }

    /// Makes a colour from the asset catalogue by its name.
    ///
    /// What the application declares comes first, see ``init(named:)``. Otherwise, if the bundle has folders such as
    /// `Assets.xcassets`, the colour is read from there, with its variant for dark appearance. A name that is not in them
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - bundle: the bundle with the catalogue; the main one if `nil`.
    ///   - traitCollection: does not matter: a colour with variants is dynamic.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        if DeviceTraits.running.colors == nil, let catalog = AssetCatalog.of(bundle ?? .main) {
            guard let color = catalog.color(name) else { return nil }
            self.init(color.content)
        } else {
            self.init(named: name)
        }
    }

    /// Makes a colour from components in the colour space Display P3, converted to extended sRGB.
    ///
    /// - Parameter displayP3Red: from 0 to 1; `green` and `blue` likewise.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let linear = [displayP3Red, green, blue].map(\.linearized)
        // From the primaries of Display P3 to those of sRGB, which have the same white.
        let rows: [[CGFloat]] = [
            [1.2249401762805598, -0.2249401762805598, 0],
            [-0.0420569547096881, 1.0420569547096881, 0],
            [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
        ]
        let converted = rows.map { row in zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }.companded }
        self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
    }

    /// A colour for a name: a hash of its bytes, so that it is the same in every run.
    private static func components(of name: String) -> ColorComponents {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let part = { (shift: UInt32) in CGFloat(hash >> shift & 0xFF) / 255 }
        return ColorComponents(red: part(24), green: part(16), blue: part(8), alpha: 1)
    }
}

extension CGFloat {
    /// The light of a component in sRGB's curve; negative components mirror it, as in extended sRGB.
    fileprivate var linearized: CGFloat {
        let value = magnitude
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return self < 0 ? -light : light
    }

    /// The component of a light in sRGB's curve.
    fileprivate var companded: CGFloat {
        let light = magnitude
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return self < 0 ? -value : value
    }
}
