/// A link or a phone number in a text.
final class DetectedData: NSTextCheckingResult {
    // Foundation's names of them are deprecated, as it has no such results itself.
    static let link = CheckingType(rawValue: 1 << 5)
    static let phoneNumber = CheckingType(rawValue: 1 << 11)

    private let type: NSTextCheckingResult.CheckingType
    private let place: NSRange
    fileprivate let address: URL?
    fileprivate let number: String?

    init(
        _ type: NSTextCheckingResult.CheckingType, in range: NSRange, url: URL? = nil,
        phoneNumber: String? = nil
    ) {
        (self.type, place, address, number) = (type, range, url, phoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

/// Kinds of data in a text, as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    /// The address of a link; `nil` for anything else.
    public var url: URL? { (self as? DetectedData)?.address }

    /// The digits of a phone number, as they stand in the text; `nil` for anything else.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}
