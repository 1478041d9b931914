// swift-format-ignore-file
// The sample of "ScreenProvider Class", word for word; the README has "..." for the cases that are marked.
import Swerkin

public class ExampleScreenProvider: ScreenProvider<ExamplePresentableScreen> {
    public var testReference: BaseTestCase! = nil

    public required init(testCase: BaseTestCase?) {
        self.testReference = testCase
    }
    
    public override func screen(for screen: ExamplePresentableScreen) -> Screen? {
        switch screen {
        case .buttonScreen:
            return ButtonScreen(testCase: self.testReference)
        case .dropDownScreen:
           return DropdownScreen(testCase: testReference)

        // "..."
        case .textFieldScreen:
            return TextFieldScreen(testCase: testReference)
        case .homeScreen:
            return HomeScreen(testCase: testReference)
        default:
            return nil
            
        }
    }

    public override func typeMarker(for screen: ExamplePresentableScreen) -> Screen.Type? {
        switch screen {
        case .buttonScreen:
            return ButtonScreen.self
        case .dropDownScreen:
            return DropdownScreen.self

        // "..."
        case .textFieldScreen:
            return TextFieldScreen.self
        case .homeScreen:
            return HomeScreen.self
        default:
            return nil

        }
    }
}
