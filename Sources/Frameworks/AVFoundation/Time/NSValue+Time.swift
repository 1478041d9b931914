import VirtualFoundation

extension NSValue {
    /// The type of a value with a time: its number of units, and how many of them a second has.
    private static let timeType = "[2q]"

    /// Makes a value of a time.
    public convenience init(time: CMTime) {
        var parts = [time.value, Int64(time.isNumeric ? time.timescale : 0)]
        self.init(bytes: &parts, objCType: Self.timeType)
    }

    /// The time; invalid if it is of something else.
    public var timeValue: CMTime {
        guard strcmp(objCType, Self.timeType) == 0 else { return .invalid }
        var parts: [Int64] = [0, 0]
        getValue(&parts)
        return CMTime(value: parts[0], timescale: Int32(clamping: parts[1]))
    }
}
